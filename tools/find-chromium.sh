#!/bin/sh
# The tests drive a real browser: find one, install Debian's if we may, or say what to do.
for name in chromium chromium-browser google-chrome google-chrome-stable; do
  command -v "$name" >/dev/null && exit 0
done
[ -n "$OMERTA_CHROMIUM" ] && exit 0
if command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then
  echo "Installing Chromium for the browser tests ..."
  run="$([ "$(id -u)" = 0 ] || echo sudo -n)"
  $run apt-get update -qq >/dev/null && $run apt-get install -y -qq chromium >/dev/null && exit 0
fi
echo "The browser tests need Chromium: install it (apt install chromium), or set OMERTA_CHROMIUM to a browser." >&2
exit 1

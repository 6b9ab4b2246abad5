"""The languages Omerta speaks, and where their sentences are kept: catalogues/<language>/<app or game>.ftl."""

import functools
import os
import re
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from omerta.kernel.errors import BadInput

LANGUAGES = ("en", "nl", "de", "fr")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def system_language() -> str:
    """The language this computer is set to, or English if that is none of ours."""
    setting = next((os.environ[name] for name in _VARIABLES if os.environ.get(name)), "")
    language = re.split(r"[-_.@]", setting.lower())[0]
    return language if language in LANGUAGES else "en"


def sources(language: str) -> dict[str, str]:
    """The catalogues of a language as written, by name."""
    if language not in LANGUAGES:
        raise BadInput(f"unknown language `{language}`; there is {', '.join(LANGUAGES)}")
    folder = files("omerta.language") / "catalogues" / language
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name.removesuffix(".ftl"): file.read_text(encoding="utf-8") for file in found}


@functools.cache
def bundle(language: str) -> FluentBundle:
    """All sentences of a language, read once."""
    sentences = FluentBundle([language], use_isolating=False)
    for text in sources(language).values():
        sentences.add_resource(FluentResource(text))
    return sentences

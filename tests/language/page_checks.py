"""What the page (web/src) says: which sentences it asks for, and what it says without asking the catalogues."""

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

PAGE = Path(__file__).parents[2] / "web" / "src"

NOT_FOR_PEOPLE = ("protocol.ts",)
"""A workbench for those who draw boards, and a generated file."""
NAMES = {"OMERTA", "Omerta", "Chicago"}
"""Names are the same in every language."""
PEOPLE_READ = ("aria-label", "alt", "title", "placeholder", "data-tip", "label", "aria-roledescription")

STRINGS = re.compile(r'"([^"\n]*)"'), re.compile(r"'([^'\n]*)'")
"""Both are looked for everywhere: in an attribute, single quotes stand within double ones."""
TEMPLATE = re.compile(r"`((?:[^`$\\]|\\.|\$(?!\{)|\$\{(?:[^{}`]|\{[^{}`]*\})*\})*)`")
HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
FIELD = re.compile(r"([a-z]\w*)\??: ")
KEY = re.compile(r"(web|rulebook)-[a-z][\w.-]*\w")


@cache
def sources() -> dict[str, str]:
    """The page's own files, by their path below web/src; without its tests."""
    found = (path for path in sorted(PAGE.rglob("*")) if path.suffix in (".svelte", ".ts"))
    named = {path.relative_to(PAGE).as_posix(): path for path in found if not path.name.endswith(".test.ts")}
    return {name: path.read_text(encoding="utf-8") for name, path in named.items() if name not in NOT_FOR_PEOPLE}


# --- which sentences are asked for


def words_in_page(files: Mapping[str, str]) -> set[str]:
    """Every string literal of the page, also those in the parts of a template."""
    return {word for text in files.values() for string in STRINGS for word in string.findall(text)}


def templates_in_page(files: Mapping[str, str]) -> set[str]:
    """Every template of the page that has both fixed words and holes."""
    found = {inside for text in files.values() for inside in TEMPLATE.findall(text)}
    return {one for one in found if HOLE.search(one) and re.search(r"[a-z]-|-[a-z]", HOLE.sub("", one))}


def asked_by_page(files: Mapping[str, str], keys: Iterable[str], known: set[str]) -> set[str]:
    """The keys that the page asks for: as they stand, or by a template whose holes are filled with words that stand
    somewhere as a literal or a field, in the page or (`known`) in the package. A template alone excuses no unused key.
    """
    literals = words_in_page(files)
    known = known | {field for text in files.values() for field in FIELD.findall(text)}
    fillings = {word.replace("_", "-") for word in literals | known} | literals | known
    patterns = [_pattern(one) for one in templates_in_page(files)]
    asked = set()
    for key in keys:
        fitting = (match for pattern in patterns if (match := pattern.fullmatch(key)))
        if key in literals or any(all(_filled(part, fillings) for part in match.groups()) for match in fitting):
            asked.add(key)
    return asked


def _filled(part: str, fillings: set[str]) -> bool:
    return part in fillings or part.isdigit()


def _pattern(template: str) -> re.Pattern[str]:
    return re.compile(r"([\w-]+?)".join(re.escape(fixed) for fixed in HOLE.split(template)))


def missing(files: Mapping[str, str], keys: set[str]) -> list[str]:
    """Keys that the page asks for and no catalogue has."""
    wanted = sorted(word for word in words_in_page(files) if KEY.fullmatch(word))
    return [f"`{word}` is said by the page, but by no catalogue" for word in wanted if word not in keys]


# --- what is said without asking


def literal_texts(files: Mapping[str, str]) -> list[str]:
    """Words for people that stand in the page itself instead of a catalogue."""
    found = []
    for name, text in files.items():
        if name.endswith(".svelte"):
            found += [f"{name}: {said!r}" for said in _said(_markup(text)) if said not in NAMES]
        found += [f"{name}: {said!r}" for said in re.findall(r'\b(?:tell|notify|alert)\(\s*["`]([^"`$]*)["`]', text)]
    return found


def _markup(text: str) -> str:
    for tag in ("script", "style"):
        text = re.sub(rf"<{tag}\b.*?</{tag}>", "", text, flags=re.DOTALL)
    return re.sub(r"<!--.*?-->", "", text, flags=re.DOTALL)


def _said(markup: str) -> Iterator[str]:
    """Text between the tags, literals shown by expressions there, and attributes that are read to people."""
    between, tags = _taken_apart(markup)
    for text, expressions in ((html.unescape(raw), shown) for raw, shown in between):
        if re.search(r"[^\W\d_]{2}", text):
            yield " ".join(text.split())
        for expression in expressions:
            shown = _without_calls(expression)
            yield from (literal for literal in re.findall(r'"([^"]*)"', shown) if re.search(r"[^\W\d_]{3}", literal))
    for tag in tags:
        for attribute, value in re.findall(r'([\w-]+)="((?:[^"{}]|\{[^{}]*\})*)"', tag):
            fixed = re.sub(r"\{[^{}]*\}", "", value)
            if attribute in PEOPLE_READ and re.search(r"[^\W\d_]{2}", fixed):
                yield fixed


def _without_calls(expression: str) -> str:
    """What is given to a function is not shown, nor what something is compared with."""
    kept, depth = "", 0
    for before, sign in zip(f" {expression}", expression, strict=False):
        if sign == "(" and (depth or before.isalnum() or before in "_]"):
            depth += 1
        elif sign == ")" and depth:
            depth -= 1
        elif not depth:
            kept += sign
    return re.sub(r'[!=]==? "[^"]*"', "", kept)


def _taken_apart(markup: str) -> tuple[list[tuple[str, list[str]]], list[str]]:
    """Text with its expressions, and tags; braces may be nested, and `>` may stand in a brace."""
    between: list[tuple[str, list[str]]] = []
    tags: list[str] = []
    text, expressions, tag, brace, depth = "", [], "", "", 0
    for sign in markup:
        if depth or sign == "{":
            depth += {"{": 1, "}": -1}.get(sign, 0)
            brace += sign
            if depth == 0:
                if tag:
                    tag += brace
                elif brace[1] not in "#:/@":
                    expressions.append(brace)
                brace = ""
        elif tag:
            tag += sign
            if sign == ">":
                tags.append(tag)
                tag = ""
        elif sign == "<":
            between.append((text, expressions))
            text, expressions, tag = "", [], sign
        else:
            text += sign
    return [*between, (text, expressions)], tags

"""The messages and the views as TypeScript types: `omerta protocol --typescript` writes web/src/protocol.ts."""

from typing import Any, get_type_hints

import msgspec
from msgspec import inspect

from omerta.games.registry import SHELF, definition
from omerta.language.rulebook import Rulebook
from omerta.server import bodies, messages

HTTP = (
    bodies.NewTable,
    bodies.Join,
    bodies.Seated,
    bodies.SeatLink,
    bodies.Shelf,
    bodies.Health,
    bodies.RecordText,
    bodies.OpenedRecord,
    bodies.Opinion,
    bodies.Position,
    bodies.Standings,
    bodies.Proof,
    bodies.PlayOn,
    bodies.Fill,
    bodies.GameContent,
    bodies.ContentFiles,
    bodies.Checked,
    Rulebook,
)
HEAD = """// The messages between browser and table server. Made from messages.py and bodies.py; do not edit:
//
//     omerta protocol --typescript web/src/protocol.ts
"""
SIMPLE: dict[type, str] = {
    inspect.AnyType: "unknown",
    inspect.NoneType: "null",
    inspect.BoolType: "boolean",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
}


def typescript() -> str:
    """All messages as one TypeScript module."""
    wanted = [*messages.ClientMessage.__args__, *messages.ServerMessage.__args__, *HTTP]
    structs: dict[str, inspect.StructType] = {}
    for kind in inspect.multi_type_info(wanted):
        _collect(kind, structs)
    parts = [HEAD, f"export const PROTOCOL = {messages.PROTOCOL};\n"]
    parts += [_interface(structs[name]) for name in structs]
    for name in ("ClientMessage", "ServerMessage"):
        union = " | ".join(member.__name__ for member in getattr(messages, name).__args__)
        parts.append(f"export type {name} = {union};\n")
    return "\n".join([*parts, *map(_views, SHELF)])


def _views(game: str) -> str:
    """What a seat may see of a game, and its score sheet, as a namespace."""
    found: dict[str, inspect.StructType] = {}
    for function in (definition(game).view, definition(game).score_sheet):
        _collect(inspect.type_info(get_type_hints(function)["return"]), found)
    inside = "\n".join(_interface(struct) for struct in found.values())
    indented = "\n".join(f"  {line}".rstrip() for line in inside.splitlines())
    return f"export namespace {game} {{\n{indented}\n}}\n"


def _collect(kind: inspect.Type, found: dict[str, inspect.StructType]) -> None:
    """Every structure that a type is made of, the smaller ones first."""
    if isinstance(kind, inspect.StructType):
        if kind.cls.__name__ not in found:
            for field in kind.fields:
                _collect(field.type, found)
            found[kind.cls.__name__] = kind
    elif isinstance(kind, inspect.ListType | inspect.VarTupleType):
        _collect(kind.item_type, found)
    elif isinstance(kind, inspect.DictType):
        _collect(kind.value_type, found)
    elif isinstance(kind, inspect.UnionType):
        for one in kind.types:
            _collect(one, found)
    elif isinstance(kind, inspect.Metadata):
        _collect(kind.type, found)


def _interface(struct: inspect.StructType) -> str:
    lines = [f"/** {' '.join((struct.cls.__doc__ or '').split())} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    optional = struct.cls in (*messages.ClientMessage.__args__, *HTTP, bodies.SeatWish)
    for field in struct.fields:
        mark = "?" if optional and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_written(field.type)};")
    return "\n".join([*lines, "}\n"])


def _written(kind: inspect.Type) -> str:
    if isinstance(kind, inspect.Metadata):
        return _written(kind.type)
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.ListType | inspect.VarTupleType):
        item = _written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Record<{_written(kind.key_type)}, {_written(kind.value_type)}>"
    if isinstance(kind, inspect.UnionType):
        return " | ".join(_written(one) for one in kind.types)
    if isinstance(kind, inspect.LiteralType):
        return " | ".join(_literal(value) for value in kind.values)
    return SIMPLE[type(kind)]


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()

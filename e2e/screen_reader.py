"""Answers what programs tell a screen reader on the bus given by its address.

A question is a line of JSON on standard input, `{"roles": [43], "name": "Back"}`, and its answer a line
on standard output: the first thing with one of the roles and this name or its beginning before a comma,
or null. `{}` asks for everything that is shown.
"""

import json
import sys

from gi.repository import Gio, GLib

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROOT = ("org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")
FLAGS = (
    Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
)
PATIENCE = 2_000  # milliseconds

bus = Gio.DBusConnection.new_for_address_sync(sys.argv[1], FLAGS, None, None)


def ask(ref, interface, method, words=None):
    """Answers nothing when the thing is gone, or does not know the question."""
    try:
        answer = bus.call_sync(*ref, interface, method, words, None, 0, PATIENCE, None)
    except GLib.Error:
        return None
    return answer.unpack()[0]


def children(ref):
    found = ask(ref, ACCESSIBLE, "GetChildren") or []
    if found or "/webkit/" in ref[1]:
        return found
    # A page is drawn by another process, and hangs in the tree by this question only.
    page = ask(ref, ACCESSIBLE, "GetChildAtIndex", GLib.Variant("(i)", (0,)))
    return [page] if page and "/webkit/" in page[1] else []


def walk(ref):
    yield ref
    for child in children(ref):
        yield from walk(child)


def shown():
    return (ref for program in children(ROOT) for ref in walk(program))


def role_of(ref):
    return ask(ref, ACCESSIBLE, "GetRole") or 0


def name_of(ref):
    words = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
    return ask(ref, "org.freedesktop.DBus.Properties", "Get", words) or ""


def thing(ref, role, name):
    place = ask(ref, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (0,)))
    return {"name": name, "role": role, "place": place or (0, 0, 0, 0)}


def find(roles, wanted):
    for ref in shown():
        role = role_of(ref)
        if role not in roles:
            continue
        name = name_of(ref)
        if name == wanted or name.startswith(f"{wanted}, "):
            return thing(ref, role, name)
    return None


for line in sys.stdin:
    question = json.loads(line)
    if question:
        answer = find(question["roles"], question["name"])
    else:
        answer = [thing(ref, role_of(ref), name_of(ref)) for ref in shown()]
    print(json.dumps(answer), flush=True)

"""Prints, as JSON, everything that programs tell a screen reader on the bus given by its address."""

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
    if found:
        return found
    # A page is drawn by another process, and hangs in the tree by this question only.
    try:
        words = GLib.Variant("(i)", (0,))
        page = bus.call_sync(
            *ref, ACCESSIBLE, "GetChildAtIndex", words, None, 0, PATIENCE, None
        ).unpack()[0]
    except GLib.Error:
        return []
    return [page] if "/webkit/" in page[1] else []


def walk(ref):
    words = GLib.Variant("(ss)", (ACCESSIBLE, "Name"))
    yield {
        "name": ask(ref, "org.freedesktop.DBus.Properties", "Get", words) or "",
        "role": ask(ref, ACCESSIBLE, "GetRole") or 0,
        "place": ask(ref, "org.a11y.atspi.Component", "GetExtents", GLib.Variant("(u)", (0,))),
    }
    for child in children(ref):
        yield from walk(child)


print(json.dumps([thing for program in children(ROOT) for thing in walk(program)]))

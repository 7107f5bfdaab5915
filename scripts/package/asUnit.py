"""Runs the service as its unit says, as far as that works without systemd: the user, the rights, and
the filter of system calls that systemd would make of SystemCallFilter, MemoryDenyWriteExecute,
RestrictNamespaces and RestrictAddressFamilies. Asks it, lets it read a resume, stops it.
"""

import errno
import os
import pwd
import re
import resource
import signal
import socket
import subprocess
import sys
import urllib.request

import seccomp

USER = "new-beginnings"
PROGRAM = "/usr/bin/sync-service"
DATA = "/var/lib/new-beginnings"
SOCKET = "/run/notify-trial"
PROT_WRITE, PROT_EXEC, CLONE_NEW = 2, 4, 0x7E020080


def settings(unit):
    """Answers the lines NAME=VALUE of a unit, in order."""
    return re.findall(r"^(\w+)=(.*)$", open(unit, encoding="utf-8").read(), re.MULTILINE)


def expand(names):
    """Answers the system calls behind names and groups, as this systemd knows them."""
    calls = set()
    for name in names:
        if not name.startswith("@"):
            calls.add(name)
            continue
        text = subprocess.run(
            ["systemd-analyze", "syscall-filter", name], capture_output=True, text=True, check=True
        ).stdout
        members = [line.strip() for line in text.splitlines()[1:]]
        calls |= expand(one for one in members if one and not one.startswith("#"))
    return calls


def allowed(unit):
    """Answers the system calls that a unit allows; later lines take away or add."""
    calls = expand(["@default"])
    for name, value in settings(unit):
        if name == "SystemCallFilter":
            group = expand(value.lstrip("~").split())
            calls = calls - group if value.startswith("~") else calls | group
    return calls


def close_in(unit):
    """Puts the filter on this process."""
    has = dict(settings(unit))
    calls = seccomp.SyscallFilter(seccomp.ERRNO(errno.EPERM))
    allow = seccomp.ALLOW
    without = lambda place, bits: seccomp.Arg(place, seccomp.MASKED_EQ, bits, 0)
    special = {}
    if has["MemoryDenyWriteExecute"] == "yes":
        special["mmap"] = [without(2, PROT_WRITE), without(2, PROT_EXEC)]
        special["mprotect"] = special["pkey_mprotect"] = [without(2, PROT_EXEC)]
    if has["RestrictNamespaces"] == "yes":
        special["clone"] = [without(0, CLONE_NEW)]
        special["unshare"] = special["setns"] = []
    families = has["RestrictAddressFamilies"].split()
    special["socket"] = [seccomp.Arg(0, seccomp.EQ, getattr(socket, one)) for one in families]
    for name in allowed(unit):
        try:
            seccomp.resolve_syscall(seccomp.Arch(), name)
        except (ValueError, RuntimeError):
            continue
        if name == "clone3" and has["RestrictNamespaces"] == "yes":
            # Its flags cannot be looked at, so systemd lets programs fall back to clone.
            calls.add_rule(seccomp.ERRNO(errno.ENOSYS), name)
        elif name in special:
            for condition in special[name]:
                calls.add_rule(allow, name, condition)
        else:
            try:
                calls.add_rule(allow, name)
            except (ValueError, RuntimeError, OSError):
                continue
    calls.load()


def run(unit, words, is_closed_in=True, **options):
    """Starts the program as the service's user, closed in or not."""

    def become():
        person = pwd.getpwnam(USER)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.umask(0o077)
        os.setgroups([])
        os.setgid(person.pw_gid)
        os.setuid(person.pw_uid)
        if is_closed_in:
            close_in(unit)

    environment = {"NB_DATA": DATA, "PATH": "/usr/bin:/bin", "NOTIFY_SOCKET": SOCKET}
    for line in open("/etc/new-beginnings/service.env", encoding="utf-8"):
        name, separator, value = line.strip().partition("=")
        if separator and not name.startswith("#"):
            environment[name] = value
    return subprocess.Popen([PROGRAM, *words], preexec_fn=become, env=environment, **options)


def write_resume(file):
    """Writes a PDF of one page with one line."""
    text = b"BT /F1 12 Tf 72 720 Td (Forklift operator, 2019 to 2023) Tj ET"
    objects = [
        b"<</Type/Catalog/Pages 2 0 R>>",
        b"<</Type/Pages/Kids[3 0 R]/Count 1>>",
        b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R"
        b"/Resources<</Font<</F1 5 0 R>>>>>>",
        b"<</Length %d>>stream\n%s\nendstream" % (len(text), text),
        b"<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ]
    out, places = b"%PDF-1.4\n", []
    for number, one in enumerate(objects, start=1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, one)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    end = b"xref\n0 6\n0000000000 65535 f \n%strailer<</Size 6/Root 1 0 R>>\nstartxref\n%d\n%%%%EOF"
    with open(file, "wb") as pdf:
        pdf.write(out + end % (table, len(out)))
    os.chmod(file, 0o644)


def read_resume(unit, is_closed_in):
    """Answers whether a resume is read, by a child that closes itself in further."""
    words = ["read-resume", "/tmp/resume.pdf"]
    child = run(unit, words, is_closed_in, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    out, complaint = child.communicate(timeout=30)
    if child.returncode != 0:
        print(complaint.decode(), file=sys.stderr)
    return child.returncode == 0 and b"orklift" in out


def main(unit):
    """Tries everything; ends with a sentence when something does not work."""
    systemd = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
    systemd.bind(SOCKET)
    os.chmod(SOCKET, 0o777)
    write_resume("/tmp/resume.pdf")
    systemd.settimeout(60)
    service = run(unit, ["serve", "--listen", "127.0.0.1:18080"], stderr=subprocess.PIPE)
    try:
        told = systemd.recv(64)
        assert told.strip() == b"READY=1", told
        base = "http://127.0.0.1:18080"
        for path in ["/health", "/widgets/resources/food", "/"]:
            with urllib.request.urlopen(base + path, timeout=10) as answer:
                assert answer.status == 200 and answer.read(), path
        service.send_signal(signal.SIGHUP)
        service.send_signal(signal.SIGTERM)
        _, log = service.communicate(timeout=30)
    finally:
        service.kill()
    assert service.returncode == 0, log.decode()
    print("  it starts, answers and stops with the unit's system calls")
    if not read_resume(unit, is_closed_in=False):
        print("  this kernel lacks what a reader of resumes needs: that part was not tried")
        return
    assert b"closed in completely" not in log, log.decode()
    assert read_resume(unit, is_closed_in=True), "the unit keeps resumes from being read"
    print("  resumes are read, with every layer of the reader's sandbox")


main(sys.argv[1])

"""Hooks of schemathesis: what it makes gets far enough into the service to find something.

The identifiers come from the environment; bench/fuzz.mjs sets them.
"""

import json
import os

import schemathesis

FACTS = json.loads(os.environ["NB_FUZZ_FACTS"])
# Calls after which the account or its session is not what it was have a person of their own.
ENDS_SESSIONS = ("accounts:delete", "accounts:update", "mfaEnrollment")
PDF = b"%PDF-1.4\n"


@schemathesis.serializer("application/pdf")
def as_pdf(context, value):
    """Sends every other body with the first bytes that an upload must have."""
    body = value if isinstance(value, bytes) else str(value).encode()
    return {"data": body if len(body) % 2 else PDF + body}


@schemathesis.hook
def map_path_parameters(context, parameters):
    """Names a list and a place that exist, three times in four."""
    if parameters and len(str(parameters)) % 4:
        if context.operation.path == "/widgets/resources/{name}":
            parameters["name"] = "food"
        if context.operation.path.startswith(("/places/{id}", "/desk/places/{id}")):
            parameters["id"] = FACTS["place"]
    return parameters


@schemathesis.hook
def map_body(context, body):
    """Puts a valid token and a known address into calls of the identity protocol, half of the time."""
    path = context.operation.path
    if not isinstance(body, dict) or "accounts" not in path or len(str(body)) % 2:
        return body
    spare = any(name in path for name in ENDS_SESSIONS)
    who = FACTS["spare" if spare else "person"]
    known = {"idToken": who["token"], "email": who["email"]}
    if "createAuthUri" in path:
        known = {"providerId": "oidc.fuzz", "continueUri": "http://localhost/"}
    if "signInWithIdp" in path:
        known["requestUri"] = "http://localhost/?code=x&state=x"
        known["postBody"] = f"providerId=oidc.fuzz&id_token={body.get('postBody', '')}"
    return {**body, **known}

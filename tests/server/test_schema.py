"""The API attacked with what its own document allows, and what it does not: it keeps its word, and never breaks."""

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import allow_header_conformance, positive_data_acceptance

from tests.server.served import Served

EXCLUDED = [
    positive_data_acceptance,  # a document cannot say which names are visible or which setups a game knows
    allow_header_conformance,  # litestar's own answer to OPTIONS names one method of an address
]


@pytest.fixture(scope="module")
def api(at: Served) -> Any:
    """The document of a running server, with the token of somebody who has a name."""
    token = at.person("Attacker").token
    config = SchemathesisConfig.from_dict({"headers": {"Authorization": f"Bearer {token}"}})
    return schemathesis.openapi.from_url(f"{at.url}/api/openapi.json", config=config)


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_the_api_keeps_its_word(case: Any):
    case.call_and_validate(excluded_checks=EXCLUDED)

"""Patroni 3.0 of Debian 12 with two rules more, for a primary that was paused for longer than `ttl`.

It goes on where it stopped: it takes a new lease and writes its key over that of the node which was promoted meanwhile, or takes
the key because it still believes itself the healthiest. Both lose what the other one acknowledged. Later versions look first.

It also waits for etcd: one that has just been elected says for some seconds that it is of version 3.0, and Patroni would ask at the
addresses of that version for good.
"""

import json
import os
import time
import urllib.request

from patroni.__main__ import main
from patroni.dcs import Leader, ReturnFalseException
from patroni.dcs.etcd3 import Etcd3
from patroni.ha import Ha


def is_current(etcd):
    """Whether etcd responds, and has agreed on its version."""
    try:
        with urllib.request.urlopen(f"http://{etcd}/version", timeout=3) as response:
            major, minor, _ = json.load(response)["etcdcluster"].split(".")
        return (int(major), int(minor)) >= (3, 4)
    except (OSError, ValueError):
        return False


believes_itself_healthiest = Ha.is_healthiest_node


def may_lead(ha):
    """Only who was synchronous may lead."""
    sync = ha.cluster.sync
    if ha.is_synchronous_mode() and not sync.is_empty and not sync.matches(ha.state_handler.name):
        return False
    return believes_itself_healthiest(ha)


def keep_key(etcd):
    """Renews the key of the leader, and never takes one that has expired or is another's."""
    retry = etcd._retry.copy()

    def with_retry(*args, **kwargs):
        kwargs["retry"] = retry
        return retry(*args, **kwargs)

    try:
        has_expired = etcd._run_and_handle_exceptions(etcd._do_refresh_lease, True, retry=with_retry)
        leader = etcd.cluster and etcd.cluster.leader
        if has_expired or not isinstance(leader, Leader) or leader.session == etcd._lease:
            return not has_expired
        # This process was started again: the key has the lease of the one before, unless it has changed since it was read.
        put = etcd._client.put
        values = (etcd.leader_path, etcd._name, etcd._lease)
        return bool(
            etcd._run_and_handle_exceptions(put, *values, mod_revision=leader.index, retry=with_retry)
        )
    except ReturnFalseException:
        return False


Ha.is_healthiest_node = may_lead
Etcd3._update_leader = keep_key

# Patroni starts PostgreSQL from a process that loads this file again, and has none of Patroni's variables.
if __name__ == "__main__":
    while not is_current(os.environ["PATRONI_ETCD3_HOSTS"]):
        time.sleep(1)
    main()

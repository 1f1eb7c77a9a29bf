"""Running the server on a port until it is told to end."""

import socket

import uvicorn

from starboard.server.app import make_app
from starboard.server.fast_websocket import FastWebSocket
from starboard.server.guarded_http import guarded_http
from starboard.server.options import Options

LARGEST_FRAME = 65_536  # beyond it the connection is closed unread
GRACE = 3  # seconds for what is under way when the server ends


class PortTaken(OSError):
    """Somebody listens there already."""


def bind(host: str, port: int) -> socket.socket:
    """A socket on that address; taken before anything else is started."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        raise PortTaken(f"cannot listen on {host} port {port}: {error.strerror}") from None
    return listening


def server(options: Options) -> uvicorn.Server:
    """A server for these options, ready to be given a socket."""
    config = uvicorn.Config(
        make_app(options),
        http=guarded_http(options),
        ws=FastWebSocket,  # on websockets-sansio, the fastest of them
        ws_per_message_deflate=False,  # it halves the speed, and a frame is small
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        log_config=None,  # see `logs`
        log_level="warning",
        access_log=False,
        lifespan="on",
    )
    return uvicorn.Server(config)

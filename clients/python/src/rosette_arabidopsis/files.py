"""Lists by their address, and files of the download pages."""

from __future__ import annotations

import hashlib
import os
from pathlib import Path, PurePosixPath
from typing import Any

from .errors import RosetteError
from .session import Session
from .table import Table, columns_of
from .types import ContentItem, DownloadItem

_ITEMS_OF_PAGE = 1000


def list_items(session: Session, id: str) -> Table[ContentItem]:
    rows: list[dict[str, Any]] = []
    with session.counting() as seen:
        place: dict[str, str] | None = {}
        while place is not None:
            page = session.json(session.get(f"/api/list-contents/{id}", {"size": _ITEMS_OF_PAGE, **place}))
            rows += page["items"]
            place = None if page["next"] is None else {"cursor": page["next"]}
        missing = {each["item"]: f"it is {each['status']}" for each in rows if each["record"] is None}
        columns = columns_of(rows, ContentItem.__annotations__)
        return session.table(columns, seen, missing=missing, kind=page["kind"], counts=page["counts"])


def downloads(session: Session, folder: str) -> Table[DownloadItem]:
    with session.counting() as seen:
        items = session.json(session.get("/api/download-files/list", {"dir": folder}))
        return session.table(columns_of(items.values(), DownloadItem.__annotations__), seen)


def download(session: Session, path: str, to: Path) -> Path:
    name = PurePosixPath(path).name
    target = to / name if to.is_dir() else to
    folder = str(PurePosixPath(path).parent).removeprefix(".")
    stated = next((item for item in downloads(session, folder) if item["name"] == name), None)
    wanted = stated["sha256"] if stated else None
    part = target.with_name(f"{target.name}.part")
    progress = session.progress(name, stated["size"] if stated else None)
    try:
        digest = hashlib.sha256()
        with part.open("wb") as file:
            for piece in session.transport.stream("/api/download-files/download", {"filePath": path}):
                digest.update(piece)
                file.write(piece)
                progress.add(len(piece))
        if wanted is not None and digest.hexdigest() != wanted:
            raise RosetteError(f"{path} arrived damaged: its SHA-256 is not {wanted}. Download it again.")
    except BaseException:
        part.unlink(missing_ok=True)
        raise
    finally:
        progress.end()
    os.replace(part, target)
    return target

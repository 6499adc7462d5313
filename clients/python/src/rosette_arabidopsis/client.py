"""The functions of the package, each of which asks the site for one thing."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Any, cast

from . import analyses, batches, files, runs
from .batches import Choice, Ids
from .cache import default_folder
from .errors import NotFound
from .progress import is_watched
from .record import Record
from .results import Results
from .rows import AnnotationRow, BlastRow, MutantRow, RecordRow, ResolvedRow, SequenceRow
from .session import Session
from .table import Table
from .transport import Transport
from .types import ContentItem, DownloadItem, EnrichedTerm, ReleaseFacts, TestedMotif


class Rosette:
    """A Rosette site, pinned to one data release: the one that is named, or else the one that its first answer comes from.

    ``token`` is an access token of your account, by default that of the environment variable ``ROSETTE_TOKEN``. ``cache`` is a folder, or
    False to keep nothing on disk; what was requested before is then answered from there when the site is down, with a warning.
    """

    def __init__(
        self,
        site: str,
        *,
        release: str | None = None,
        token: str | None = None,
        cache: str | Path | bool = True,
        progress: bool | None = None,
        timeout: float = 120,
        longest_wait: float = 300,
    ) -> None:
        self._transport = Transport(
            site,
            release=release,
            token=token or os.environ.get("ROSETTE_TOKEN") or None,
            cache=default_folder() if cache is True else Path(cache) if cache else None,
            timeout=timeout,
            longest_wait=longest_wait,
        )
        self._session = Session(self._transport, progress=is_watched() if progress is None else progress)

    @property
    def release(self) -> str | None:
        """The release that everything is answered from; None until the first answer."""
        return self._transport.release

    def close(self) -> None:
        self._transport.close()

    def __enter__(self) -> Rosette:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def releases(self) -> ReleaseFacts:
        """What the release holds and was made from; ``held`` are those that a client can be pinned to."""
        return cast(ReleaseFacts, self._session.json(self._session.get("/api/release")))

    def resolve(self, ids: Ids, kind: str | None = None) -> Table[ResolvedRow]:
        """Which record each id refers to: names, symbols, gene models, accessions, in any case. One row for each id."""
        return batches.resolve_ids(self._session, ids, kind)

    def search(
        self, text: str | None = None, category: str = "genes", *, form: str | None = None, criteria: Mapping[str, Any] | None = None
    ) -> Results:
        """The rows of a search, fetched a page at a time while they are needed: by words in a category, or by the criteria of a search form,
        such as ``search(form="gene", criteria={"chromosome": "4"})``. ``table()`` and ``to_pandas()`` fetch all of them.
        """
        if (text is None) == (criteria is None):
            raise ValueError("Give either a text or the criteria of a form.")
        if text is not None:
            return Results(self._session, "/api/search/general", {"searchText": text, "category": category})
        if form is None:
            raise ValueError("Criteria belong to a form: gene, protein, germplasm, polymorphism, publication, … See /api/docs.")
        return Results(self._session, f"/api/search/{form}", {"searchTerms": [{name: value} for name, value in (criteria or {}).items()]})

    def records(self, ids: Ids, kind: str = "locus") -> Table[RecordRow]:
        """Whole records, one row for each id; ``record`` is None where the id leads to none."""
        return batches.find_records(self._session, ids, kind)

    def record(self, id: str, kind: str = "locus") -> Record:
        """One whole record. An id that leads to none, or to several, is an error that says so."""
        table = batches.find_records(self._session, [id], kind)
        record = table.columns["record"][0]
        if record is None:
            why = next(iter(table.missing.values()))
            raise NotFound(f"{id!r} is not a {kind} of release {table.release}: {why}.", code=table.columns["bucket"][0], status=404)
        return Record(record, release=table.release, from_cache=table.from_cache)

    def annotations(self, ids: Ids) -> Table[AnnotationRow]:
        """GO and PO annotations of genes with evidence and references, one row for each; a gene without any has a row, too."""
        return batches.find_annotations(self._session, ids)

    def sequences(
        self,
        ids: Ids,
        dataset: str = "araport11_protein",
        *,
        every_model: bool = False,
        flank: Mapping[str, Any] | None = None,
    ) -> Table[SequenceRow]:
        """Sequences of loci (of their representative gene model, or of every one) and of gene models."""
        return batches.find_sequences(self._session, ids, dataset, every_model, flank)

    def enrichment(self, ids: Ids, source: str = "go_bp", *, background: Ids | None = None, **settings: Any) -> Table[EnrichedTerm]:
        """Terms that the genes have in common more often than expected; ``facts`` has the settings, the counts and the method.

        ``background`` is a list of genes, or one of annotated (the genes with an annotation of the source), all, protein_coding, array_ath1,
        array_ag, array_afgc and expressed. Sources are go_bp, go_mf, go_cc, po_structure, po_stage, family, interpro, publication, pathway and
        gene_set; settings those of the page, such as ``evidence="experimental"``, ``min=5`` or ``correction="bonferroni"``.
        """
        return analyses.find_enrichment(self._session, ids, source, background, settings)

    def motifs(self, ids: Ids, *, within: int = 1000, background: str = "coding") -> Table[TestedMotif]:
        """Motifs of transcription factors in the promoters of genes, within 1000 or 500 bases upstream, compared with those of protein-coding
        genes (``coding``) or of all loci (``all``). Fewer than five promoters are not tested; ``facts`` says how many there are.
        """
        return analyses.find_motifs(self._session, ids, {"within": str(within), "background": background})

    def mutants(self, ids: Ids, *, only: Choice | None = None, without: Choice | None = None) -> Table[MutantRow]:
        """Insertion lines of genes, the best first, one row for each; a gene without any has a row, too.

        ``only`` and ``without`` choose by part, zygosity, is_deposited, collection, has_phenotype and is_only_gene, such as
        ``only={"part": ["coding exon", "exon"], "zygosity": "homozygous"}``.
        """
        return batches.find_mutants(self._session, ids, batches.filters_of(only or {}, without or {}))

    def list_items(self, id: str) -> Table[ContentItem]:
        """The items of a list by the id in its address, and what each is in this release."""
        return files.list_items(self._session, id)

    def blast(
        self, queries: str | Mapping[str, str], program: str = "blastp", database: str = "Araport11_pep_20220914", **options: Any
    ) -> Table[BlastRow]:
        """Searches sequences with BLAST and waits for the result: one row for each alignment. ``facts`` has the address of the run."""
        return runs.blast(self._session, queries, program, database, options)

    def downloads(self, folder: str = "") -> Table[DownloadItem]:
        """Files and folders of the download pages."""
        return files.downloads(self._session, folder)

    def download(self, path: str, to: str | Path = ".") -> Path:
        """Saves a file of the download pages into a folder or as a file, checked against its SHA-256 where the site states it."""
        return files.download(self._session, path, Path(to))

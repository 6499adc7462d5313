"""Rows and facts as the site answers them. Generated from openapi.json: npm run gen."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class AnnotationHit(TypedDict):
    id: int | None
    locus_name: str | None
    locusId: int | None
    gene_name: str | None
    gene_id: int | None
    symbol: str | None
    symbolFull: str | None
    keyword: str | None
    keyword_id: int | None
    gopoId: str | None
    keywordTypeFull: Literal["molecular function", "biological process", "cellular component", "growth and developmental stages", "plant structure", "method", "user-defined"] | None
    relationshipType: str | None
    evidenceCodeFull: str | None
    description: str | None
    evidenceWith: str | None
    reference_id: list[int] | None
    references: list[dict[str, Any]] | None
    authors: list[str] | None
    publicationYear: int | None
    dateLastModified: str | None
    annotatedBy: str | None
    annotatedByType: Literal["person", "organization"] | None
    community_id: int | None


class ContentItem(TypedDict):
    item: str
    status: Literal["current", "replaced", "split", "obsolete", "gone"]
    #: What the item counts as; null if it is not counted.
    record: RecordRef | None
    #: Of a split item.
    successors: list[RecordRef]


class DownloadItem(TypedDict):
    name: str
    type: Literal["dir", "file"]
    size: int | None
    lastModified: str | None
    path: str
    isPremium: bool
    sha256: str | None


class EnrichedGene(TypedDict):
    key: int
    name: str
    symbol: str | None


class EnrichedTerm(TypedDict):
    id: str
    name: str
    #: Key of its record; null if it has none
    key: int | None
    #: Counted list genes with the term
    found: int
    #: Background genes with the term
    withTerm: int
    expected: float
    #: Found by expected
    fold: float
    log10P: float
    log10Q: float
    #: Without the genes of narrower terms that stand out; null for under-represented terms
    log10ElimP: float | None
    #: The narrower term that explains it
    foldedInto: str | None
    #: The nearest terms above it in the same table
    parents: list[str]
    #: The first 10 of those found
    genes: list[EnrichedGene]


class MutantHit(TypedDict):
    id: int | None
    locus_name: str | None
    locusId: int | None
    symbol: str | None
    symbolFull: str | None
    line: str | None
    polymorphism: RecordRef | None
    part: Literal["coding exon", "exon", "intron", "5′ UTR", "3′ UTR", "before the gene", "not known"] | None
    other_part: Literal["coding exon", "exon", "intron", "5′ UTR", "3′ UTR", "before the gene", "not known"] | None
    known_from: Literal["flank", "genotyping", "both"] | None
    chromosome: str | None
    position: int | None
    zygosity: Literal["homozygous", "not known", "heterozygous", "wild type"] | None
    deposited_on: str | None
    germplasms: list[RecordRef] | None
    phenotypes: list[str] | None
    other_genes: int | None


class RecordRef(TypedDict):
    kind: str
    key: int
    label: str


class ReleaseFacts(TypedDict):
    releaseId: str
    builtAt: str | None
    doi: str | None
    counts: dict[str, int]
    sources: list[dict[str, Any]]
    chromosomes: list[dict[str, Any]]
    held: list[str]
    previous: dict[str, Any] | None


class TestedMotif(TypedDict):
    matrixId: str
    #: The transcription factor as JASPAR names it.
    factor: str
    #: Its locus; null if none of its UniProt accessions has one.
    locus: RecordRef | None
    factorClass: str | None
    factorFamily: str | None
    assay: str | None
    pubmedId: int | None
    #: Counts of A, C, G and T in each column.
    columns: list[list[float]]
    #: Promoters of the list with a site.
    found: int
    #: Promoters of the background with one.
    withSite: int
    #: The share in the list by that in the background; 0 if the background has none.
    fold: float
    log10P: float
    log10Q: float
    #: The better motif that it is like.
    foldedInto: str | None
    #: Those folded into it, and the first three factors.
    similar: dict[str, Any]
    #: Distances of the sites of the list from their gene.
    listSites: list[int]
    #: Sites of the background in each 50 bases, farthest from the gene first.
    backgroundSites: list[int]

"""What do libraries of others find on our pages? Reads pages and documents from standard input, prints what is wrong, exits with 1 if anything is.

signposting reads the header and the linkset of each page, pyshacl each JSON-LD document with the shape of its type.
"""

import json
import sys
from pathlib import Path

from pyshacl import validate
from rdflib import Graph, URIRef
from signposting import find_signposting_http, find_signposting_linkset

SHAPES = Path(__file__).parent / "shapes"

# That of schema.org lies on its site: the same names, without a request. These properties have addresses as their values.
CONTEXT = {
    "@vocab": "http://schema.org/",
    **{name: {"@type": "@id"} for name in ("url", "sameAs", "license", "contentUrl")},
}


def missing_relations(links, wants_items):
    found = {
        "cite-as": links.citeAs,
        "describedby": links.describedBy,
        "license": links.license,
        "type": links.types,
        "author": links.authors,
    }
    if wants_items:
        found["item"] = links.items
    return [relation for relation, targets in found.items() if not targets]


def problems_of_page(page):
    links = find_signposting_http(page["address"])
    problems = [f"no {relation} in the header" for relation in missing_relations(links, page["hasItems"])]
    if len(links.linksets) != 1:
        return [*problems, "no linkset in the header"]
    linkset = find_signposting_linkset(page["linkset"]).for_context(page["anchor"])
    problems += [f"no {relation} in the linkset" for relation in missing_relations(linkset, page["hasItems"])]
    if {signpost.target for signpost in linkset} != {signpost.target for signpost in links} - {links.linksets.copy().pop().target}:
        problems.append("header and linkset differ")
    return problems


def shape_of(kind):
    """`BioChemEntity` → bio-chem-entity.ttl"""
    name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind).lstrip("-")
    return Graph().parse(SHAPES / f"{name}.ttl")


def problems_of_document(document):
    data = {**document["jsonLd"], "@context": CONTEXT}
    graph = Graph().parse(data=json.dumps(data), format="json-ld")
    conforms, _, text = validate(
        graph,
        shacl_graph=shape_of(document["type"]),
        focus_nodes=[URIRef(data["@id"])],
        use_shapes=[URIRef(f"urn:rosette:shape:{document['type']}")],
    )
    return [] if conforms else [text]


def main():
    given = json.load(sys.stdin)
    failed = 0
    for what, check in (("pages", problems_of_page), ("documents", problems_of_document)):
        for one in given[what]:
            for problem in check(one):
                failed += 1
                print(f"{one['name']}: {problem}")
    print(f"{len(given['pages'])} pages, {len(given['documents'])} documents, {failed} problems")
    sys.exit(1 if failed else 0)


main()

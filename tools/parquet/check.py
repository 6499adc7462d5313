"""Reads a data release with pyarrow and DuckDB and compares it with PostgreSQL; reads its GMT with gseapy and R; validates its metadata.

check.py DATABASE_URL SCHEMA FOLDER_OF_THE_DATA_RELEASE FOLDER_OF_THE_CHECK
Shares nothing with the code that wrote the files. Exits with 1 on any difference.
"""

import json
import math
import pathlib
import subprocess
import sys
import time

import duckdb
import gseapy
import psycopg
import pyarrow
import pyarrow.parquet

url, schema, release, scratch = sys.argv[1:]
release, scratch = pathlib.Path(release), pathlib.Path(scratch)
failures = []

# What a column of PostgreSQL is in Arrow.
ARROW = {
    "boolean": pyarrow.bool_(),
    "smallint": pyarrow.int16(),
    "integer": pyarrow.int32(),
    "bigint": pyarrow.int64(),
    "real": pyarrow.float32(),
    "double precision": pyarrow.float64(),
    "text": pyarrow.string(),
    "date": pyarrow.date32(),
    "jsonb": pyarrow.string(),
    "bytea": pyarrow.binary(),
}
# What it is in DuckDB, and as what its text is read for the comparison.
DUCK = {
    "boolean": "BOOLEAN",
    "smallint": "SMALLINT",
    "integer": "INTEGER",
    "bigint": "BIGINT",
    "real": "FLOAT",
    "double precision": "DOUBLE",
    "text": "VARCHAR",
    "date": "DATE",
    "jsonb": "JSON",
    "bytea": "BLOB",
}


def say(line):
    print(f"check:parquet: {line}", file=sys.stderr, flush=True)


def fail(line):
    failures.append(line)
    say(f"DIFFERENCE {line}")


def quoted(name):
    return '"' + name.replace('"', '""') + '"'


def columns_of(cursor, table):
    cursor.execute(
        """select a.attname, format_type(a.atttypid, null), a.attnotnull from pg_attribute a
        where a.attrelid = format('%%I.%%I', %s::text, %s::text)::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum""",
        (schema, table),
    )
    return cursor.fetchall()


def written(name, kind):
    """How PostgreSQL writes a value into the file that is compared."""
    if kind == "bytea":
        return f"encode({quoted(name)}, 'hex')"
    return f"to_jsonb({quoted(name)}::text[])::text" if kind.endswith("[]") else quoted(name)


def difference(at, kind):
    """A condition that is true of a value that is not that of the text beside it."""
    text, value = f"t.c{at}", f"p.c{at}"
    if kind == "bytea":
        return f"{text} is distinct from lower(hex({value}))"
    if kind.endswith("[]"):
        return f"cast(cast({text} as json) as {DUCK[kind[:-2]]}[]) is distinct from {value}"
    if kind in ("text", "jsonb"):
        return f"{text} is distinct from cast({value} as varchar)"
    return f"cast({text} as {DUCK[kind]}) is distinct from {value}"


def check_types(table, columns, path):
    fields = pyarrow.parquet.read_schema(path)
    for field, (name, kind, is_required) in zip(fields, columns, strict=True):
        own = ARROW[kind.removesuffix("[]")]
        found = field.type
        if kind.endswith("[]"):
            found = field.type.value_type if pyarrow.types.is_list(field.type) else None
        if isinstance(found, pyarrow.BaseExtensionType):
            found = found.storage_type
        if field.name != name or found != own or field.nullable == is_required:
            fail(f"{table}.{name}: {kind} is {field} for pyarrow")
    described = duckdb.sql(f"describe select * from '{path}'").fetchall()
    for (name, kind, _), (found_name, found, *_) in zip(columns, described, strict=True):
        own = DUCK[kind.removesuffix("[]")] + ("[]" if kind.endswith("[]") else "")
        if (found_name, found) != (name, own):
            fail(f"{table}.{name}: {kind} is {found} for DuckDB")


def check_table(connection, table, path):
    with connection.cursor() as cursor:
        columns = columns_of(cursor, table)
        check_types(table, columns, path)
        cursor.execute(f"select count(*) from {schema}.{quoted(table)}")
        rows = cursor.fetchone()[0]
        texts = scratch / "table.csv"
        selected = ", ".join(written(name, kind) for name, kind, _ in columns)
        # A field that is no value is empty, and an empty text is quoted.
        with cursor.copy(f"copy (select {selected} from {schema}.{quoted(table)}) to stdout (format csv, force_quote *)") as copied:
            with open(texts, "wb") as out:
                for part in copied:
                    out.write(part)
    names = ", ".join(f"'c{at}': 'VARCHAR'" for at in range(len(columns)))
    csv = (
        f"read_csv('{texts}', columns={{{names}}}, header=false, delim=',', quote='\"', escape='\"', nullstr='', "
        "allow_quoted_nulls=false, auto_detect=false, parallel=false, max_line_size=400000000, buffer_size=1000000000, new_line='\\n')"
    )
    renamed = ", ".join(f"{quoted(name)} as c{at}" for at, (name, *_) in enumerate(columns))
    differing = ", ".join(f"count(*) filter ({difference(at, kind)})" for at, (_, kind, _) in enumerate(columns))
    engine = duckdb.connect()
    engine.execute("set preserve_insertion_order = true; set threads = 1; set memory_limit = '3GB'")
    if rows == 0:
        texts = "select " + ", ".join(f"null::varchar as c{at}" for at in range(len(columns))) + " where false"
        csv = f"({texts})"
    for reader in ("DuckDB", "pyarrow"):
        if reader == "pyarrow":
            file = pyarrow.parquet.ParquetFile(path)
            batches = pyarrow.RecordBatchReader.from_batches(file.schema_arrow, file.iter_batches(batch_size=2000))
            engine.register("read_by_pyarrow", batches)
        source = f"read_parquet('{path}')" if reader == "DuckDB" else "read_by_pyarrow"
        found = engine.execute(f"select count(*) from {source}").fetchall()[0][0] if reader == "DuckDB" else pyarrow.parquet.read_metadata(path).num_rows
        if found != rows:
            fail(f"{table}: {rows} rows are {found} for {reader}")
        counts = engine.execute(f"select {differing} from {csv} as t positional join (select {renamed} from {source}) as p").fetchall()[0]
        for (name, kind, _), count in zip(columns, counts, strict=True):
            if count:
                fail(f"{table}.{name}: {count} values of {kind} differ for {reader}")
    engine.close()
    return rows, len(columns)


def check_tables():
    began = time.monotonic()
    manifest = json.loads((release / "parquet/manifest.json").read_text())
    listed = {file["name"].removesuffix(".parquet"): file["rows"] for file in manifest["files"]}
    with psycopg.connect(url) as connection:
        connection.execute("set synchronize_seqscans to off")
        # Lists of numbers are compared with all their digits.
        connection.execute("set extra_float_digits to 1")
        tables = [name for (name,) in connection.execute("select tablename from pg_tables where schemaname = %s order by 1", (schema,))]
        if sorted(listed) != tables:
            fail(f"files of {sorted(set(listed) ^ set(tables))}")
        values = total = 0
        for table in tables:
            rows, columns = check_table(connection, table, str(release / f"parquet/{table}.parquet"))
            if rows != listed[table]:
                fail(f"{table}: {rows} rows are {listed[table]} in the manifest")
            total += rows
            values += rows * columns
    size = sum(file["bytes"] for file in manifest["files"])
    say(
        f"{len(tables)} tables, {total:,} rows, {values:,} values, {size / 1e6:,.1f} MB: {len(failures)} differences for DuckDB and pyarrow, "
        f"{time.monotonic() - began:.0f} s"
    )


def check_enrichment():
    ours = json.loads((scratch / "enrichment.json").read_text())
    gmt = str(release / "go_bp.gmt")
    sets = gseapy.read_gmt(gmt)
    everything = {gene for genes in sets.values() for gene in genes}
    result = gseapy.enrich(gene_list=ours["list"], gene_sets=sets, background=sorted(everything), outdir=None, no_plot=True).results
    best = result.sort_values("P-value", kind="stable").iloc[0]
    theirs = (best["Term"], best["Overlap"], best["P-value"])
    if best["Term"] != ours["term"] or best["Overlap"] != f"{ours['found']}/{ours['withTerm']}" or not close(best["P-value"], ours["p"]):
        fail(f"the best term is {ours['term']} for us and {theirs} for gseapy")
    say(f"gseapy: {len(sets)} sets, {len(everything)} genes; best {theirs}, ours {ours['term']} {ours['found']}/{ours['withTerm']} {ours['p']:.5g}")
    (scratch / "list.txt").write_text("\n".join(ours["list"]) + "\n")
    here = pathlib.Path(__file__).parent
    run = subprocess.run(["Rscript", str(here / "check.R"), str(release), str(scratch / "list.txt")], capture_output=True, text=True)
    if run.returncode != 0:
        return fail(f"R: {run.stderr[-2000:]}")
    for line in run.stdout.strip().split("\n"):
        reader, term, found, size, p = line.split("\t")
        if term != ours["term"] or (int(found), int(size)) != (ours["found"], ours["withTerm"]) or not close(float(p), ours["p"]):
            fail(f"the best term is {ours['term']} for us and {line} for R")
        say(f"R, {reader}: best {term} {found}/{size} {float(p):.5g}")


def close(one, other):
    """Logarithms are compared: the smallest chances differ in their last digits."""
    return one == other or abs(math.log(one) - math.log(other)) < 1e-6 * abs(math.log(other)) + 1e-9


def check_metadata():
    program = pathlib.Path(sys.executable).parent / "mlcroissant"
    run = subprocess.run([program, "validate", "--jsonld", str(scratch / "croissant.json")], capture_output=True, text=True)
    said = (run.stdout + run.stderr).strip()
    if run.returncode != 0 or "Found the following" in said and "error" in said:
        fail(f"mlcroissant: {said[-3000:]}")
    say(f"mlcroissant: {said[-400:]}")


def check_code():
    for reader, code in json.loads((scratch / "code.json").read_text()).items():
        where = scratch / reader
        where.mkdir()
        if "urlretrieve" not in code:
            (where / "locus.parquet").symlink_to(release / "parquet/locus.parquet")
        run = subprocess.run([sys.executable, "-c", code], cwd=where, capture_output=True, text=True)
        if run.returncode != 0 or "AT1G01010" not in run.stdout and "locus_id" not in run.stdout:
            fail(f"code for {reader}: {run.stdout[-500:]} {run.stderr[-1500:]}")
        say(f"code for {reader} printed {len(run.stdout.splitlines())} lines")


check_tables()
check_enrichment()
check_metadata()
check_code()
say(f"{len(failures)} differences")
sys.exit(1 if failures else 0)

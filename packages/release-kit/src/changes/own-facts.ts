/**
 * The title of the section that shows a field; null if the field repeats facts of other records, counts them, or says what a release
 * covers. A function says so of parts of the field, by title.
 */
export type OwnFact<Value> = string | null | ((value: Value) => Readonly<Record<string, unknown>>)

/** Which fields of a record are its own facts. A record changes with a release if one of these does (decision 0109). */
export type OwnFacts<Rec> = { readonly [Field in keyof Rec]-?: OwnFact<Rec[Field]> }

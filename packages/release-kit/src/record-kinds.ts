import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'

/** The contracts as the release kit sees them: it needs the record's schema only. */
export type RecordKinds = Readonly<Record<string, Pick<Kind, 'record'>>>

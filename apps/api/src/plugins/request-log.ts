import type { IncomingMessage } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { traceOf } from './request-context.ts'

type Bindings = Readonly<Record<string, unknown>>

/**
 * The logger of one request; its lines carry the ids of request and trace. Nearly every request logs a single line, and a child logger
 * costs more than that line, so the ids are added as fields and a child logger is created only on demand.
 */
export class RequestLog implements FastifyBaseLogger {
  private readonly parent: FastifyBaseLogger
  private readonly bindings: Bindings
  private readonly raw: IncomingMessage

  constructor(parent: FastifyBaseLogger, bindings: Bindings, raw: IncomingMessage) {
    this.parent = parent
    this.bindings = bindings
    this.raw = raw
  }

  get level(): string {
    return this.parent.level
  }

  info(fields: unknown, message?: string): void {
    this.parent.info(this.withIds(fields), message ?? textOf(fields))
  }

  warn(fields: unknown, message?: string): void {
    this.parent.warn(this.withIds(fields), message ?? textOf(fields))
  }

  error(fields: unknown, message?: string): void {
    this.parent.error(this.withIds(fields), message ?? textOf(fields))
  }

  fatal(fields: unknown, message?: string): void {
    this.parent.fatal(this.withIds(fields), message ?? textOf(fields))
  }

  debug(fields: unknown, message?: string): void {
    this.parent.debug(this.withIds(fields), message ?? textOf(fields))
  }

  trace(fields: unknown, message?: string): void {
    this.parent.trace(this.withIds(fields), message ?? textOf(fields))
  }

  silent(): void {}

  child(bindings: Parameters<FastifyBaseLogger['child']>[0], options?: Parameters<FastifyBaseLogger['child']>[1]): FastifyBaseLogger {
    return this.parent.child({ ...this.withIds(bindings) }, options)
  }

  /** Errors go under the key that the logger has a serializer for. */
  private withIds(fields: unknown): Bindings {
    const given = fields instanceof Error ? { err: fields } : typeof fields === 'object' ? fields : null
    return { ...this.bindings, traceId: traceOf(this.raw).traceId, ...given }
  }
}

function textOf(fields: unknown): string | undefined {
  if (fields instanceof Error) return fields.message
  return typeof fields === 'string' ? fields : undefined
}

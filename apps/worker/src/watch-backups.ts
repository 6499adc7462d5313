import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { findBackupAge } from '@rosette/features/backup/server/find-backup-age.ts'
import { Gauge, type Registry } from 'prom-client'

/** Tells how long ago the site was copied: nobody notices that backups have stopped until one is needed. */
export function watchBackups(registry: Registry, { db, clock }: { db: Database; clock: Clock }): void {
  new Gauge({
    name: 'rosette_backup_age_seconds',
    help: 'Time since the last complete backup, or since the site was made if there is none. Absent while PostgreSQL does not answer.',
    registers: [registry],
    async collect() {
      const age = await findBackupAge(db.community, clock.now()).catch(() => null)
      if (age === null) this.reset()
      else this.set(age)
    },
  })
}

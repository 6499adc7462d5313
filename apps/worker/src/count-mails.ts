import { Counter, type Registry } from 'prom-client'

/** Counts mails by whether the mail server took them. One that it did not take is sent again as often as its job is tried. */
export function countMails(registry: Registry): (outcome: 'sent' | 'failed') => void {
  const mails = new Counter({
    name: 'rosette_mails_total',
    help: 'Mails that this process gave to the mail server, by whether it took them.',
    labelNames: ['outcome'],
    registers: [registry],
  })
  return (outcome) => mails.inc({ outcome })
}

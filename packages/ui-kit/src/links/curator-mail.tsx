import { useSiteFacts } from '../site-facts.tsx'

/** The curators' address as a mail link; the only place that renders it (SHELL-028). */
export function CuratorMail({ className }: { className?: string }) {
  const { curatorEmail } = useSiteFacts()
  return (
    <a href={`mailto:${curatorEmail}`} className={className}>
      {curatorEmail}
    </a>
  )
}

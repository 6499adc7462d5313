import { useSiteFacts } from '../site-facts.tsx'

/** The curators' address as a mail link; the one place that writes it (SHELL-028). */
export function CuratorMail({ className }: { className?: string }) {
  const { curatorEmail } = useSiteFacts()
  return (
    <a href={`mailto:${curatorEmail}`} className={className}>
      {curatorEmail}
    </a>
  )
}

import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { completeListPath } from '@rosette/contract-kit/site-paths/complete-list-path.ts'
import { generalSearchPath, resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './example-questions.module.css'

/** HOME-013: five questions that people ask, each with the page that answers it. */
export const questions: readonly { question: string; href: string }[] = [
  { question: 'What does AGAMOUS do?', href: namedPath(kinds.locus, 'AT4G18960') },
  {
    question: 'Which genes act in flower development?',
    href: resultsPath('genes', { criteria: { keywordTerm: 'flower development', keywordId: 'GO:0009908' } }),
  },
  { question: 'Which lines flower late?', href: generalSearchPath('late flowering', 'germplasm') ?? '/' },
  {
    question: 'Which proteins have a MADS box?',
    href: resultsPath('protein', { criteria: { domainSection: [{ db_name: 'interpro', db_acc_input: 'IPR002100' }] } }),
  },
  {
    question: 'What has been published on LEAFY?',
    href: completeListPath('publication', 'loci', 'AT5G61850'),
  },
]

/** Ways to start for somebody who does not know the site. */
export function ExampleQuestions() {
  return (
    <nav className={classes.questions} aria-labelledby="example-questions">
      <h2 id="example-questions" className={classes.title}>
        Try
      </h2>
      <ul className={classes.list}>
        {questions.map(({ question, href }) => (
          <li key={question}>
            <PageLink href={href} className={classes.question}>
              {question}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

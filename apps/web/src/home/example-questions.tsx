import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { resultsPath } from '@rosette/ui-kit/links/results-path.ts'
import { generalSearchPath } from '@rosette/ui-kit/search/use-suggestion-list.ts'
import classes from './example-questions.module.css'

/** HOME-013: five questions that people ask, each with the search that answers it. */
export const questions: readonly { question: string; href: string }[] = [
  { question: 'What does AGAMOUS do?', href: generalSearchPath('AGAMOUS', 'genes') ?? '/' },
  {
    question: 'Which genes act in flower development?',
    href: resultsPath('genes', { keywordTerm: 'flower development', keywordId: 'GO:0009908' }),
  },
  { question: 'Which lines flower late?', href: generalSearchPath('late flowering', 'germplasm') ?? '/' },
  {
    question: 'Which proteins have a MADS box?',
    href: resultsPath('protein', { domainSection: [{ db_name: 'interpro', db_acc_input: 'IPR002100' }] }),
  },
  {
    question: 'What has been published on LEAFY?',
    href: resultsPath('publication', { searchTerms: [{ search_type: 'loci', search_method: 'exactly', search_input: 'AT5G61850' }] }),
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

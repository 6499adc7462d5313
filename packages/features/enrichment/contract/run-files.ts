/** Files of a run: the answer as the call gives it, and the table of all tests. */
export const answerFileName = 'answer.json'
export const testsFileName = 'tests.tsv'

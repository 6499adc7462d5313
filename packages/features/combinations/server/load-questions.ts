import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { textFolder } from '../../texts/server/load-texts.ts'
import type { Question } from '../contract/question.ts'
import { parseQuestion } from './parse-question.ts'

/** The folder in which curators write questions. */
export const questionFolder = join(textFolder, 'questions')

/** All questions, in the order of their titles, read once at the start: a wrong one stops it and says where the mistake is. */
export async function loadQuestions(folder = questionFolder): Promise<readonly Question[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md'))
  const questions = await Promise.all(
    files.map(async (file) => parseQuestion(file.slice(0, -'.md'.length), await readFile(join(folder, file), 'utf8'))),
  )
  return questions.sort((one, other) => one.title.localeCompare(other.title, 'en'))
}

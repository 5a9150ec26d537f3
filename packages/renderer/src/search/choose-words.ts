import type { OpenIndex } from './open-index.js'
import type { Question, QuestionWord } from './parse-question.js'

// Each file is a request: a reader who types sentences would otherwise wait for one request per word.
const MOST_FILES = 4

/**
 * Returns whether a query looks up a word. It skips stop words. For a long query it looks up only as many words as are
 * in a few files of the index: words of phrases first, then long ones, because short ones are common.
 */
export function chooseWords(
  { words, wordsAndNames = [], phrases }: Question,
  index: Pick<OpenIndex, 'fileOf'>,
): (word: QuestionWord) => boolean {
  const quoted = new Set(phrases.flat())
  const candidates = [...wordsAndNames, ...words].filter(({ isStopWord }) => !isStopWord)
  const worth = ({ text }: QuestionWord): number => text.length + (quoted.has(text) ? 1000 : 0)
  const files = new Set<string>()
  for (const { stem } of candidates.sort((a, b) => worth(b) - worth(a))) {
    if (files.size < MOST_FILES) files.add(index.fileOf(stem))
  }
  return ({ stem, isStopWord }) => !isStopWord && files.has(index.fileOf(stem))
}

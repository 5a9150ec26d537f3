import { expect, it } from 'vitest'
import { readCheckWords } from './read-check-words.js'

it.each([
  [[], [], '.'],
  [['content'], ['content'], '.'],
  [['./content'], [], './content'],
  [['search', 'content', '/srv/docs'], ['search', 'content'], '/srv/docs'],
  [['..', 'search'], ['search'], '..'],
  [['docs\\site'], [], 'docs\\site'],
  [['packages', 'search'], ['search'], 'packages'],
])('reads %j as the gates %j in %s', (words, gates, dir) => {
  expect(readCheckWords(words)).toEqual({ value: { gates, dir }, diagnostics: [] })
})

it.each([
  [['serach'], 'there is no gate and no folder "serach"', 'Did you mean search?'],
  [['content,links'], 'there is no gate and no folder "content,links"', 'Write a space between gates: content links'],
  [['./a', 'b/'], 'docgen check takes one folder, but got ./a and b/', 'Run docgen check once for each'],
])('rejects %j', (words, message, hint) => {
  const { value, diagnostics } = readCheckWords(words)
  expect(value).toBeUndefined()
  expect(diagnostics).toEqual([{ code: 'unknown-gate', severity: 'error', message, hint }])
})

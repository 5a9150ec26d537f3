import { expect, it } from 'vitest'
import { listProblems } from '../../../test/list-problems.js'
import { scriptsSchema } from './scripts.js'

it('expands texts, and keeps further attributes', () => {
  expect(
    scriptsSchema.parse(['/chat.js', { src: 'https://a.org/a.js', defer: true, 'data-id': '7', nomodule: true }]),
  ).toEqual([
    { src: '/chat.js', async: false, defer: false },
    { src: 'https://a.org/a.js', async: false, defer: true, 'data-id': '7', nomodule: true },
  ])
})

it.each([
  [[{ src: '/a.js', 'on load': 'x' }], ['[0]["on load"]: on load can\'t be the name of an HTML attribute']],
  [[{ src: '/a.js', '"><script>': 'x' }], [`[0]["\\"><script>"]: "><script> can't be the name of an HTML attribute`]],
  [[{ src: '/a.js', 'data-id': 7 }], ['[0].data-id: expected a string, true or false, found 7']],
  [[{ async: true }], ['[0].src is missing: expected a string']],
  [[7], ['[0]: expected a string or an object, found 7']],
  [['htps://a.org/a.js'], [expect.stringContaining('[0].src')]],
])('rejects %j', (scripts, problems) => {
  expect(listProblems(scriptsSchema, scripts)).toEqual(problems)
})

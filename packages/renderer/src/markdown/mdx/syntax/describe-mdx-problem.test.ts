import { expect, it } from 'vitest'
import { describeMdxProblem } from './describe-mdx-problem.js'

const describeAt = (text: string, reason: string) => {
  const { message, hint, length } = describeMdxProblem({ offset: text.search(/[<{]/), reason }, text)
  return { message, hint, length }
}

it.each([
  ['a {b', 'Unexpected end of file in expression', 'no } closes this {, which begins an expression in MDX', undefined],
  ['a {b c} d', 'oxc: Expected `,`', '{b c} is not a JavaScript expression: expected `,`', 5],
  ['a {b\nc', 'odd', '{b is not a JavaScript expression: odd', 2],
  ['<!-- a', 'odd', 'no --> closes this comment', 4],
  ['<https://a.org>', 'odd', '<https://a.org> is not a link in MDX', 15],
  ['1 < 2', 'odd', '< begins a JSX tag in MDX, but no tag follows', undefined],
  ['</Tabs>', 'odd', '</Tabs> has no opening tag', 7],
  ['<br>', 'Expected a closing tag for `<br>`', '<br> needs a slash in MDX', 4],
  [
    '<p>a',
    'Expected a closing tag for `<p>`',
    '<p> is not closed where it begins: in the same paragraph, list item or block',
    3,
  ],
  ['<a b=c>', 'Unexpected character `c` (mdx: x)', 'the value of b in <a> has no quotes', 7],
  ['<a b="c>', 'Unexpected character `c` (mdx: x)', '<a is not a JSX tag: unexpected character `c`', 8],
])('describes %j, which the parser rejects with %j', (text, reason, message, length) => {
  expect(describeAt(text, reason)).toMatchObject({ message, ...(length !== undefined && { length }) })
})

it.each([
  ['<me@a.org>', 'Write [me@a.org](mailto:me@a.org)'],
  ['<https://a.org/@me>', 'Write [https://a.org/@me](https://a.org/@me)'],
  ['<img src="a" >', 'Write <img src="a" />'],
  ['<hr/>', 'Write <hr />'],
])('shows how to write %s', (text, hint) => {
  expect(describeAt(text, 'Expected a closing tag').hint).toBe(hint)
})

it.each([
  ['<a b=c>', 'Write b="c"'],
  ['<a b="x" size=10 />', 'Write size="10" or size={10}'],
])('shows how to write the attribute of %s', (text, hint) => {
  expect(describeAt(text, 'Unexpected character').hint).toBe(hint)
})

import { expect, it } from 'vitest'
import { createLineCommentFinder } from './create-line-comment-finder.js'

it.each([
  ['js', '  // highlight-next-line', 'highlight-next-line'],
  ['jsx', '{/* highlight-start */}', 'highlight-start'],
  ['html', '<!-- highlight-end -->', 'highlight-end'],
  ['python', '# x', 'x'],
  ['sql', '--x', 'x'],
  ['nonsense', '% x', 'x'],
  ['python', '// x', undefined],
  ['js', 'a // x', undefined],
  ['js', '// two words', undefined],
])('reads, in %s, %s', (language, line, directive) =>
  expect(createLineCommentFinder(language)(line).directive).toBe(directive),
)

it('reads and removes a change mark at the end of a line', () => {
  expect(createLineCommentFinder('js')('a()  // [!code ++]')).toEqual({
    mark: { className: 'added', count: 1 },
    code: 'a()',
  })
  expect(createLineCommentFinder('css')('a {} /* [!code --] */ ')).toEqual({
    mark: { className: 'removed', count: 1 },
    code: 'a {}',
  })
  expect(createLineCommentFinder('js')('"[!code ++]"')).toEqual({ code: '"[!code ++]"' })
})

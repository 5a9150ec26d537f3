import { expect, it } from 'vitest'
import type { Clue } from './a11y-problem.js'
import { createLocator } from './create-locator.js'

const TEXT = [
  '---',
  'title: here',
  '---',
  '# Page',
  '`[here](x)` [here](a) and [**here**](b)',
  '<a href="c">here</a> ![a.png](a.png) <img src="b.png">',
  '#### Deep title {#deep}',
  '| a | b |',
  '<img alt="" src="c.png"><iframe src="d"></iframe>',
  '[](e) [<img alt="" src="d.png">](f)',
  '#### `run(x)` and [more](a.md) text',
  '## Deep titles',
  '##### Deep title',
  '<h5 align="center"><code>run</code> is <a href="x">part</a>: yes</h5>',
  "<a href='https://x.dev/1'><img alt='' width=140></a> [![](x.png)](https://x.dev/2)",
  '```md',
  '# In code',
  '```',
].join('\n')
const PART = '[here](d)\n'

it.each<[Clue, readonly string[]]>([
  [{ kind: 'link', text: 'here' }, ['a.md:5:13', 'a.md:5:27', 'a.md:6:12', 'b.md:1:1', 'a.md']],
  [{ kind: 'alt', text: 'a.png' }, ['a.md:6:22', 'a.md']],
  [{ kind: 'tag', text: 'img' }, ['a.md:6:38', 'a.md']],
  [{ kind: 'tag', text: 'iframe' }, ['a.md:9:25']],
  [{ kind: 'heading', text: 'Deep title' }, ['a.md:7:1', 'a.md:13:1', 'a.md']],
  [{ kind: 'heading', text: 'Deep title', level: 5 }, ['a.md:13:1', 'a.md']],
  [{ kind: 'heading', text: 'Deep titles', level: 3 }, ['a.md:12:1']],
  [{ kind: 'heading', text: 'run(x) and more text' }, ['a.md:11:1']],
  [{ kind: 'heading', text: 'In code' }, ['a.md']],
  [{ kind: 'heading', text: 'run is part: yes', level: 5 }, ['a.md:14:1', 'a.md']],
  [{ kind: 'link', text: '', url: 'https://x.dev/1' }, ['a.md:15:1', 'a.md']],
  [{ kind: 'link', text: '', url: 'https://x.dev/2' }, ['a.md:15:54', 'a.md']],
  [{ kind: 'link', text: '' }, ['a.md:10:1', 'a.md:10:7', 'a.md:15:54', 'a.md']],
  [{ kind: 'id', text: 'deep' }, ['a.md:7:17']],
  [{ kind: 'cell', text: 'a' }, ['a.md:8:1']],
])('finds %j in the order of the files', (clue, positions) => {
  const sources = [
    { file: 'a.md', text: TEXT, bodyLine: 4 },
    { file: 'b.md', text: PART, bodyLine: 1 },
  ]
  const locate = createLocator(sources, { file: 'a.md' })
  const found = positions.map(() => {
    const { file, line, column } = locate(clue)
    return [file, line, column].filter((part) => part !== undefined).join(':')
  })
  expect(found).toEqual(positions)
})

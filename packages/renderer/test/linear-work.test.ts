import { expect, it } from 'vitest'
import { countWork } from './count-work.js'
import { compilePlain } from './markdown/compile-plain.js'

const list = (count: number, create: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => create(index)).join('')

// Each case once was, or could be, quadratic: the compiler looks at the whole page, or at a list, for each of its parts.
it.each<[what: string, create: (count: number) => string]>([
  ['references', (n) => `${'[a] '.repeat(n)}\n\n[a]: /x\n`],
  ['full references', (n) => `${'[a][b] '.repeat(n)}\n\n[b]: /x\n`],
  ['links', (n) => '[a](b) '.repeat(n)],
  ['images', (n) => '![a](b) '.repeat(n)],
  ['references of images', (n) => `${'![a] '.repeat(n)}\n\n[a]: /x.png\n`],
  ['open links', (n) => '[a]('.repeat(n)],
  ['code spans', (n) => '`a` '.repeat(n)],
  ['open code spans', (n) => '`a '.repeat(n)],
  ['inline HTML', (n) => '<b>x</b> '.repeat(n)],
  ['deletions', (n) => '~~a~~ '.repeat(n)],
  ['HTML blocks', (n) => '<div>\n\nx\n\n</div>\n\n'.repeat(n)],
  ['details elements', (n) => '<details><summary>a</summary>\n\nx\n\n</details>\n\n'.repeat(n)],
  ['frames', (n) => '<iframe src="x"></iframe>\n\n'.repeat(n)],
  ['scripts', (n) => '<script>x</script>\n\n'.repeat(n)],
  ['kbd elements', (n) => '<kbd>x</kbd> '.repeat(n)],
  ['anchors', (n) => list(n, (i) => `<a id="x${i}"></a>\n\n`)],
  ['equal anchors', (n) => '<a id="x"></a>\n\n'.repeat(n)],
  ['comments', (n) => 'a <!-- b --> '.repeat(n)],
  ['open comments', (n) => '<!-- '.repeat(n)],
  ['references to a footnote', (n) => `${'[^a]\n\n'.repeat(n)}\n\n[^a]: x\n`],
  ['footnotes', (n) => list(n, (i) => `[^${i}]\n\n`) + list(n, (i) => `[^${i}]: y\n\n`)],
  ['unused footnotes', (n) => list(n, (i) => `[^${i}]: y\n\n`)],
  ['nested footnotes', (n) => `${list(n, (i) => `[^${i}]: y [^${i + 1}]\n\n`)}[^0]\n`],
  ['hard line breaks', (n) => 'a  \n'.repeat(n)],
  ['table rows with references', (n) => `| a | b |\n|---|---|\n${'| [a] | b |\n'.repeat(n)}\n[a]: /x\n`],
  ['headings with references', (n) => `${'## [a]\n'.repeat(n)}\n[a]: /x\n`],
  ['equal headings', (n) => '## a\n'.repeat(n)],
  ['equal ids', (n) => '## a {#b}\n'.repeat(n)],
  ['headings whose ids collide', (n) => list(n, (i) => `## a\n## a-${i}\n`)],
  ['headings of all levels', (n) => list(n, (i) => `${'#'.repeat((i % 5) + 2)} a ${i}\n\nx\n\n`)],
  ['definitions', (n) => list(n, (i) => `[a${i}]\n\n`) + list(n, (i) => `[a${i}]: /x\n`)],
  ['tasks', (n) => '- [ ] a\n'.repeat(n)],
  ['loose lists', (n) => '- a\n\n'.repeat(n)],
  ['lists of two markers', (n) => '- a\n* b\n'.repeat(n)],
  ['ordered lists of two markers', (n) => '1. a\n1) b\n'.repeat(n)],
  ['paragraphs of a quote', (n) => '> a\n>\n'.repeat(n)],
  ['lazy lines of a quote', (n) => `> a\n${'b\n'.repeat(n)}`],
  ['alerts', (n) => '> [!NOTE]\n> a\n\n'.repeat(n)],
  ['unknown alerts', (n) => '> [!NOTEX]\n> a\n\n'.repeat(n)],
  ['unknown directives', (n) => ':::nota\na\n:::\n\n'.repeat(n)],
  ['unknown leaf directives', (n) => '::nota[x]\n\n'.repeat(n)],
  ['text directives', (n) => 'a :kbd[x] \n\n'.repeat(n)],
  ['unknown text directives', (n) => 'a :foo[x]\n\n'.repeat(n)],
  ['unclosed directives', (n) => ':::note\nx\n\n'.repeat(n)],
  ['unclosed directives in quotes', (n) => '> :::note\n> x\n\n'.repeat(n)],
  ['stray fences', (n) => 'a\n\n:::\n\n'.repeat(n)],
  ['tabs', (n) => `::::tabs\n${':::tab{label="a"}\nx\n:::\n\n'.repeat(n)}::::\n`],
  ['groups of tabs', (n) => '::::tabs\n:::tab{label="a"}\nx\n:::\n::::\n\n'.repeat(n)],
  ['cards', (n) => `::::cards\n${':::card{title="a" href="/b"}\nx\n:::\n\n'.repeat(n)}::::\n`],
  ['steps', (n) => `:::steps\n\n${'1. a\n'.repeat(n)}\n:::\n`],
  ['attributes of a directive', (n) => `:::note{${list(n, (i) => `a${i}="b" `)}}\na\n:::\n`],
  ['blocks of a code group', (n) => `:::code-group\n${'```js [a]\nx\n```\n\n'.repeat(n)}:::\n`],
  ['code blocks', (n) => '```js\na\n```\n\n'.repeat(n)],
  ['unknown languages', (n) => list(n, (i) => `\`\`\`lang${i}\na\n\`\`\`\n\n`)],
  ['code blocks with options', (n) => '```js title="a" {1} showLineNumbers\na\n```\n\n'.repeat(n)],
  ['lines of a diff', (n) => `\`\`\`diff\n${'+a\n-b\n'.repeat(n)}\`\`\`\n`],
  [
    'comments that mark lines',
    (n) => `\`\`\`js\n${'a // highlight-next-line\nb\n// highlight-start\n// highlight-end\n'.repeat(n)}\`\`\`\n`,
  ],
  ['commands of npm', (n) => `\`\`\`bash npm2yarn\n${'npm install a\n'.repeat(n)}\`\`\`\n`],
  ['code blocks without an end', (n) => '```js {1}\n'.repeat(n)],
  ['equal words to mark', (n) => `\`\`\`js ${'/a/ '.repeat(n)}\na a a\n\`\`\`\n`],
  ['words to mark', (n) => `\`\`\`js ${list(n, (i) => `/a${i}/ `)}\n${'a1 '.repeat(n)}\n\`\`\`\n`],
  ['lines with colons', (n) => 'a\n: b\n\n'.repeat(n)],
  ['ids of headings', (n) => list(n, (i) => `# a {#id${i}}\n`)],
  ['links to files', (n) => list(n, (i) => `[a](./x${i}.md)\n\n`)],
  ['broken anchors', (n) => '[a](#nope)\n\n'.repeat(n)],
  ['pictures', (n) => list(n, (i) => `![a](x${i}.png)\n\n`)],
  ['URLs', (n) => 'https://a.b/c\n\n'.repeat(n)],
  ['SVG elements', (n) => '<svg><path d="M0"/></svg>\n\n'.repeat(n)],
  ['style attributes', (n) => list(n, (i) => `<p style="width: ${i}px">x</p>\n\n`)],
  ['rows of an HTML table', (n) => `<table>${'<tr><td>x</td></tr>'.repeat(n)}</table>\n`],
  ['misplaced table rows', (n) => `<table>${'x<tr>'.repeat(n)}\n`],
  ['misnested elements', (n) => '<b>x<p></b>'.repeat(n)],
  ['font elements', (n) => '<font color=a>x<p></font>'.repeat(n)],
  ['option elements', (n) => '<option>x'.repeat(n)],
  ['attributes of an element', (n) => `<p ${list(n, (i) => `a${i}="b" `)}>x</p>\n`],
  ['entities in an attribute', (n) => `<p title="${'a&amp;'.repeat(n)}">x</p>\n`],
  ['entities', (n) => '&amp;\n\n'.repeat(n)],
  ['letters of a word', (n) => 'a'.repeat(n * 10)],
  ['ideographs', (n) => '漢'.repeat(n * 10)],
  ['asterisks', (n) => 'a**'.repeat(n)],
  ['HTML blocks with JSX', (n) => '<div>\n<Foo>\nx\n</Foo>\n</div>\n\n'.repeat(n)],
  ['refused URLs', (n) => '[a](javascript:x)\n\n'.repeat(n)],
  ['dollar signs', (n) => 'a $b\n\n'.repeat(n)],
])('takes linear work, and writes linear HTML, for many %s', async (_what, create) => {
  const measure = async (count: number): Promise<{ work: number; html: number }> => {
    let html = 0
    const work = await countWork(async () => {
      html = (await compilePlain(create(count))).html.length
    })
    return { work, html }
  }
  // Loads what is loaded on use.
  await measure(1)
  const [few, many] = [await measure(60), await measure(240)]
  // Quadratic work would be 16 times as much.
  expect(many.work / few.work).toBeLessThan(7)
  expect(many.html / Math.max(few.html, 100)).toBeLessThan(7)
})

import { expect, it } from 'vitest'
import { loadDialects } from '../load-dialects.js'

const convert = async (text: string, path: string) =>
  (await loadDialects(['hugo', 'docsy'], ['content']))(text, path).text

it('shows the description of a page below its title, except on landing pages', async () => {
  const text = '---\ntitle: Tea\ndescription: From leaf to cup.\n---\nBody'
  expect(await convert(text, 'content/docs/tea.md')).toMatch(/^---\n(?:.*\n)*---\n\nFrom leaf to cup\.\n\nBody$/)
  const landing = `${text}\n{{< blocks/lead >}}a{{< /blocks/lead >}}`
  expect(await convert(landing, 'content/_index.md')).not.toContain('\n\nFrom leaf')
  expect(await convert('Body', 'content/docs/plain.md')).toBe('Body')
})

it('shows no title above a list of posts', async () => {
  expect(await convert('---\ntitle: News\n---\n', 'content/blog/_index.md')).toContain('hide_title: true')
  expect(await convert('---\ntitle: Post\n---\n', 'content/blog/post.md')).not.toContain('hide_title')
})

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { page, site, text } from '../../../test/view-data.js'
import { Feedback } from './Feedback.js'

const render = (feedbackTarget?: string): string =>
  renderToStaticMarkup(
    <Feedback
      site={{ ...site, ...(feedbackTarget !== undefined && { feedbackTarget }) }}
      text={text}
      page={page('doc', { href: '/docs/a&b' })}
    />,
  )

it('asks nothing without a target', () => {
  expect(render()).toBe('')
})

it('writes an email with answer and page as its subject, without scripts', () => {
  const html = render('mailto:docs@a.example')
  expect(html).not.toContain('needs-script')
  const [yes = '', no = ''] = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => decodeURIComponent(href))
  const question = text('theme.Feedback.question')
  expect(yes).toBe(`mailto:docs@a.example?subject=${question} Yes (/docs/a&b)`)
  expect(no).toBe(`mailto:docs@a.example?subject=${question} No (/docs/a&b)`)
  expect(html).toContain('%26b')
})

it('sends answers to a URL, or to the code of the site', () => {
  const sent = render('https://a.example/api')
  expect(sent).toContain('data-target="https://a.example/api"')
  expect(
    [...sent.matchAll(/<button type="button" class="answer" data-answer="(\w+)">(\w+)</g)].map(([, , label]) => label),
  ).toEqual(['Yes', 'No'])
  expect(render('event')).not.toContain('data-target')
})

import type { BaseProps, Page } from '@docgen/renderer/contract'
import type { ReactElement } from 'react'

/**
 * The question whether a page was helpful. With an email address as target, the answers are links. Otherwise they are
 * buttons, which the script handles and the style sheet hides without scripts. Nothing without a target.
 */
export function Feedback({ site, text, page }: BaseProps & { readonly page: Page }): ReactElement | null {
  const target = site.feedbackTarget
  if (target === undefined) return null
  const question = text('theme.Feedback.question')
  const answers = [
    ['yes', text('theme.Feedback.yes')],
    ['no', text('theme.Feedback.no')],
  ] as const
  if (target.startsWith('mailto:')) {
    return (
      <div className="feedback">
        <span>{question}</span>
        {answers.map(([value, label]) => (
          <a
            key={value}
            className="answer"
            data-answer={value}
            href={`${target}?subject=${encodeURIComponent(`${question} ${label} (${page.href})`)}`}
          >
            {label}
          </a>
        ))}
      </div>
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would look like a box
    <div
      className="feedback needs-script"
      role="group"
      aria-label={question}
      data-target={target === 'event' ? undefined : target}
      data-thanks={text('theme.Feedback.thanks')}
      data-failed={text('theme.Feedback.failed')}
    >
      <span>{question}</span>
      {answers.map(([value, label]) => (
        <button key={value} type="button" className="answer" data-answer={value}>
          {label}
        </button>
      ))}
      <span role="status" />
    </div>
  )
}

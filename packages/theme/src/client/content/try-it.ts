import { KEY_PREFIX } from '../console/console-state.js'
import { createProblem, problemText } from '../navigation/problem.js'
import { onClick } from '../on-click.js'
import type { ParseHtml } from '../samples/choose-body.js'

const BUTTON = '[data-action="try-it"]'

/**
 * Makes the button of an operation open its console, and shows in the samples what the reader has chosen before the
 * page was loaded. `first` is the event that triggered loading this module.
 */
export function installTryIt(first: Event, parse: ParseHtml): void {
  onClick(BUTTON, first, (button) => void open(button, parse))
  if (hasChoices())
    import('../console/open-console.js').then(({ showChoices }) => showChoices(parse)).catch(console.error)
}

function hasChoices(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(KEY_PREFIX))
  } catch {
    return false
  }
}

async function open(button: HTMLElement, parse: ParseHtml): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const { openConsole } = await import('../console/open-console.js')
    await openConsole(parse)
  } catch (error) {
    console.error(error)
    const problem = createProblem({
      action: problemText('retry'),
      onAction: () => {
        problem.remove()
        void open(button, parse)
      },
    })
    button.closest('.endpoint')?.after(problem)
  } finally {
    button.ariaBusy = null
  }
}

import { createProblem, problemText } from '../navigation/problem.js'
import { onClick } from '../on-click.js'

const BUTTON = '[data-action="try-it"]'

/** Makes the button of an operation open its console. `first` is the event that triggered loading this module. */
export function installTryIt(first: Event): void {
  onClick(BUTTON, first, (button) => void open(button))
}

async function open(button: HTMLElement): Promise<void> {
  if (button.ariaBusy === 'true') return
  button.ariaBusy = 'true'
  try {
    const { openConsole } = await import('../console/open-console.js')
    await openConsole()
  } catch (error) {
    console.error(error)
    const problem = createProblem({
      action: problemText('retry'),
      onAction: () => {
        problem.remove()
        void open(button)
      },
    })
    button.closest('.endpoint')?.after(problem)
  } finally {
    button.ariaBusy = null
  }
}

import { createProblem, problemText } from '../navigation/problem.js'
import { onTarget } from '../on-target.js'

const OPTIONS = '.sample-options :is(select, input)'

/**
 * Makes the options of request samples change them. Browsers can restore options, and a reader can have changed one
 * while this module loaded.
 */
export function installSampleOptions(parse: (html: string) => Document): void {
  const update = (option: HTMLElement): void => void changeSamples(option, parse)
  onTarget('change', OPTIONS, update)
  for (const option of document.querySelectorAll<HTMLElement>(OPTIONS))
    if (option instanceof HTMLSelectElement ? option.selectedIndex > 0 : option.matches(':checked')) update(option)
}

async function changeSamples(option: HTMLElement, parse: (html: string) => Document): Promise<void> {
  const options = option.closest('.sample-options')
  try {
    const { chooseBody, showQuery } = await import('../samples/update-samples.js')
    if (option instanceof HTMLSelectElement) await chooseBody(option, parse)
    else showQuery()
  } catch (error) {
    console.error(error)
    const problem = createProblem({
      action: problemText('retry'),
      onAction: () => {
        problem.remove()
        void changeSamples(option, parse)
      },
    })
    options?.after(problem)
  }
}

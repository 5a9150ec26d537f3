import type { ReactElement } from 'react'

export function DocFooter(): ReactElement {
  return (
    <footer>
      <button type="button" onClick={() => print()}>
        Print
      </button>
    </footer>
  )
}

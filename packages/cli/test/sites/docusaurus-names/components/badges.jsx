import Translate from '@docusaurus/Translate'

/** Found under its name: the module exports nothing by default. */
export function Badge({ children }) {
  return (
    <b>
      <Translate>Badge</Translate> {children}
    </b>
  )
}

import { useLocation } from '@docusaurus/router'

export default function Query() {
  const { pathname, search } = useLocation()
  return (
    <p>
      {pathname} {search}
    </p>
  )
}

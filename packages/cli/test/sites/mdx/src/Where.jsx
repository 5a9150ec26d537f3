import { useLocation } from '@docusaurus/router'

export default function Where() {
  const { pathname, search, hash } = useLocation()
  return <p>At {pathname}{search}{hash}, {pathname.endsWith('/location') ? 'which is the first' : 'which is another one'}</p>
}

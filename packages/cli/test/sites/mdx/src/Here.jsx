'use client'
import { useLocation } from '@docusaurus/router'

export default function Here() {
  const { pathname, search } = useLocation()
  return <button type="button">Here is {pathname}{search}</button>
}

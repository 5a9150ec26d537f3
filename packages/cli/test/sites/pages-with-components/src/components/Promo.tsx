import Link from '@docusaurus/Link'

export const Promo = () => <Link to="/abuot">Promo</Link>

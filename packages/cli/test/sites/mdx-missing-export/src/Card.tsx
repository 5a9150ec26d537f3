export const Card = () => <b>x</b>

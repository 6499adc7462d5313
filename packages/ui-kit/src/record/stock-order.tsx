import { OutsideLink } from '../links/outside-link.tsx'
import classes from './stock-order.module.css'

/** Where stocks of Arabidopsis are kept. */
const stockCentres = [
  { name: 'ABRC', url: 'https://abrc.osu.edu/stocks' },
  { name: 'NASC', url: 'https://arabidopsis.info/' },
  { name: 'RIKEN BRC', url: 'https://epd.brc.riken.jp/en/' },
] as const

type StockOrderProps = { name: string; availability: string }

/** Whether a stock can be had; only one that is available can be ordered (DETAIL-030). */
export function StockOrder({ name, availability }: StockOrderProps) {
  return (
    <span className={classes.availability}>
      <span className={classes.tag} data-available={availability === 'available' || undefined}>
        {availability}
      </span>
      {availability === 'available' && (
        <OutsideLink href={orderAddress(name)} className={classes.button}>
          Order {name}
        </OutsideLink>
      )}
    </span>
  )
}

/** What is left where no stock can be ordered (DETAIL-031). */
export function StockCentres() {
  return (
    <div className={classes.centres}>
      <p>Search at the stock centers or contact an author of publication(s) describing this line.</p>
      <div className={classes.buttons}>
        {stockCentres.map(({ name, url }) => (
          <OutsideLink key={name} href={url} className={classes.button}>
            {name}
          </OutsideLink>
        ))}
      </div>
    </div>
  )
}

/** The page of a stock at the Arabidopsis Biological Resource Center, where it is ordered. */
function orderAddress(stockName: string): string {
  return `https://abrc.osu.edu/stocks/number/${encodeURIComponent(stockName)}`
}

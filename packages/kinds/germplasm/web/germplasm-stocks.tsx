import { OutsideLink } from '@rosette/ui-kit/links/outside-link.tsx'
import { FactList } from '@rosette/ui-kit/record/fact-list.tsx'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'
import classes from './germplasm-stocks.module.css'
import { orderAddress, stockCentres } from './stock-centres.ts'

/** Stocks and how to get them: an order where one is available, else the stock centres (DETAIL-030, DETAIL-031). */
export function GermplasmStocks({ record: { stocks } }: { record: GermplasmRecord }) {
  return (
    <>
      {stocks.length > 0 && (
        <FactList facts={stocks.map((stock) => ({ label: stock.name, value: stock.availability && <Availability stock={stock} /> }))} />
      )}
      {!stocks.some((stock) => stock.availability === 'available') && <StockCentres />}
    </>
  )
}

function Availability({ stock: { name, availability } }: { stock: GermplasmRecord['stocks'][number] }) {
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

function StockCentres() {
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

import { m } from '@pramaan/messages';
import { useState } from 'react';
import { sentenceOf } from '../../../lib/failure.ts';
import { type Product, useProducts } from '../../../lib/loan-products.ts';
import { limitsOf } from '../../../lib/product-name.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CardSkeleton } from '../../../ui/Skeletons.tsx';
import { TwoTaps } from '../../../ui/TwoTaps.tsx';
import { SettingsFrame } from '../SettingsFrame.tsx';
import { ProductForm } from './ProductForm.tsx';
import classes from './Products.module.css';
import { typeMessages } from './product-messages.ts';
import { useProductChanges } from './use-products.ts';

function rateText({ rate: { from, to } }: Product): string {
  if (from === null && to === null) return '–';
  return from === to ? m.products_rate_fixed({ rate: from ?? 0 }) : `${from ?? 0}–${to ?? ''} %`;
}

interface ActionsProps {
  product: Product;
  onChange: () => void;
}

function Actions({ product, onChange }: ActionsProps) {
  const { retire } = useProductChanges();
  const name = product.name.en;
  return (
    <div className={classes.actions}>
      <Button variant="default" aria-label={m.products_change_of({ name })} onClick={onChange}>
        {product.retired ? m.products_offer_again() : m.products_change()}
      </Button>
      {product.retired ? null : (
        <TwoTaps
          words={{
            ask: m.products_retire(),
            sure: m.products_retire_sure({ name }),
            yes: m.products_retire(),
            no: m.products_cancel(),
          }}
          about={name}
          onYes={() => retire(product.code)}
        />
      )}
    </div>
  );
}

/** /admin/settings/products: the loans that the lender offers. */
export function ProductsPage() {
  const { data, error, isPending } = useProducts();
  /** The code of the product that is being changed; blank for a new one. */
  const [open, setOpen] = useState<string | null>(null);
  const opened = data?.find(({ code }) => code === open);
  return (
    <SettingsFrame lead={m.products_lead()}>
      {isPending ? <CardSkeleton /> : null}
      <FormNotice message={error ? sentenceOf(error) : null} />
      {data && open !== null ? (
        <Card title={opened ? m.products_change_of({ name: opened.name.en }) : m.products_add()}>
          <ProductForm key={open} product={opened} onDone={() => setOpen(null)} />
        </Card>
      ) : null}
      {data && open === null ? (
        <div className={classes.page}>
          <DataTable
            caption={m.products_table()}
            rows={data}
            keyOf={({ code }) => code}
            columns={[
              { label: m.products_name(), show: ({ name }) => name.en },
              { label: m.products_code(), show: ({ code }) => code },
              { label: m.products_limits(), show: (product) => limitsOf(product) ?? m.products_no_limits() },
              { label: m.products_rate(), show: rateText },
              {
                label: m.products_types(),
                show: ({ types }) =>
                  types.map((type) => typeMessages[type]()).join(', ') || m.products_everyone(),
              },
              {
                label: m.products_state(),
                show: ({ retired }) => (retired ? m.products_retired() : m.products_offered()),
              },
              {
                label: m.products_actions(),
                show: (product) => <Actions product={product} onChange={() => setOpen(product.code)} />,
              },
            ]}
          />
          <div>
            <Button onClick={() => setOpen('')}>{m.products_add()}</Button>
          </div>
        </div>
      ) : null}
    </SettingsFrame>
  );
}

import type { LoanProduct } from '@pramaan/documents/loan-product.ts';
import { m } from '@pramaan/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { readFileAgain } from '../../../documents/case-file.ts';
import { documentClient } from '../../../documents/document-client.ts';
import { send } from '../../../lib/client.ts';
import { sentenceOf } from '../../../lib/failure.ts';
import { limitsOf, nameLanguage } from '../../../lib/product-name.ts';
import { useFormAction } from '../../../lib/use-action.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ListSkeleton } from '../../../ui/Skeletons.tsx';
import classes from './Start.module.css';

interface Props {
  applicantId: string;
  chosen: LoanProduct | undefined;
  onDone: () => void;
}

/** Which of the lender's loans it is, each with its limits: one tap chooses and goes on. */
export function ProductQuestion({ applicantId, chosen, onDone }: Props) {
  const queries = useQueryClient();
  const { run, busy, failure } = useFormAction();
  const { data, error, isPending } = useQuery({
    queryKey: ['offered-products', applicantId],
    queryFn: async ({ signal }) =>
      (await send(documentClient.listOfferedProducts, { params: { id: applicantId }, signal })).result
        .products,
  });
  const choose = (code: string) =>
    void run(code, async () => {
      await send(documentClient.chooseLoanProduct, { params: { id: applicantId }, body: { code } });
      await readFileAgain(queries, applicantId);
      onDone();
    });
  if (isPending) return <ListSkeleton />;
  return (
    <>
      <FormNotice message={failure ?? (error ? sentenceOf(error) : null)} />
      {data?.length === 0 ? <p>{m.start_product_none()}</p> : null}
      <ul className={classes.choices}>
        {data?.map((product) => (
          <li key={product.code}>
            <button
              type="button"
              className={classes.choice}
              aria-disabled={busy !== null || undefined}
              aria-current={product.code === chosen?.code || undefined}
              onClick={() => choose(product.code)}
            >
              <span className={classes.named}>
                <span>{product.name[nameLanguage()]}</span>
                <span className={classes.limits}>{limitsOf(product)}</span>
              </span>
              <Icon name={product.code === chosen?.code ? 'check' : 'next'} size={18} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

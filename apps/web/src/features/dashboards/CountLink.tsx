import { Link } from 'wouter';

/** A count that opens its applicants; nothing to open behind none. */
export function CountLink({ count, href }: { count: number; href: string }) {
  return count > 0 ? (
    <Link href={href} className="link">
      {count}
    </Link>
  ) : (
    count
  );
}

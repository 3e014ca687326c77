/** The parts of the shell's router that screens need. */
export {
  Link,
  NavLink,
  Navigate,
  useLocation,
  useNavigate,
  useParams,
  useSearchParams,
  type LinkProps,
  type Location,
} from 'react-router-dom';
export { paths } from '@breakaway/contract/paths';

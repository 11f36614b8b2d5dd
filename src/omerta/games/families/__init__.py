"""FAMILIES – Pięć Rodzin: two to five families, or one against up to three dons."""

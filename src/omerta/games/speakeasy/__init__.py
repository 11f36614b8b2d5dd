"""SPEAKEASY: the rules stand in docs/rules/speakeasy.md."""
